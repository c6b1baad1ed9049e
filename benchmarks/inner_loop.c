/* The inner loop of the kernels in C, for comparison: a deal played out at random and scored, over
 * and over. The same algorithm and the same chance as taproom.kernels.tricks.rounds.random_playouts,
 * for Half-Pint with at most 64 plays a seat, so the totals must be the same to the last point. */

#include <immintrin.h>
#include <stdint.h>

enum { MOST_SEATS = 7, PREDICTIONS = 7, BRAWL = 3, LAST_STEP = 7 };

static inline uint64_t mixed(uint64_t word) {
    word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9u;
    word = (word ^ (word >> 27)) * 0x94D049BB133111EBu;
    return word ^ (word >> 31);
}

static inline uint64_t after(uint64_t state) { return state + 0x9E3779B97F4A7C15u; }

/* A number from 0 up to count, exclusive, out of the random bits, which then are those left. */
static inline int64_t share(uint64_t *word, int64_t count) {
    unsigned __int128 product = (unsigned __int128)*word * (uint64_t)count;
    if (count) *word = (uint64_t)product;
    return (int64_t)(product >> 64);
}

/* plays[seat][most_plays], count[seat], spent[seat][32]; totals[seat][4] is added to. */
void play_out(const int64_t *plays, int64_t most_plays, const int64_t *count, const int64_t *spent,
              int64_t seats, int64_t start, int64_t seed, int64_t times, int64_t *totals) {
    for (int64_t number = 0; number < times; number++) {
        uint64_t live[MOST_SEATS];
        int64_t predicted[MOST_SEATS], chips[MOST_SEATS], won[MOST_SEATS] = {0};
        uint64_t state = mixed(mixed((uint64_t)seed) + (uint64_t)number * 0xD1342543DE82EF95u);
        uint64_t predictions = mixed(state), bets = mixed(after(state));
        state = after(after(state));
        for (int64_t seat = 0; seat < seats; seat++) {
            live[seat] = count[seat] == 64 ? ~0ull : (1ull << count[seat]) - 1;
            predicted[seat] = share(&predictions, PREDICTIONS);
            int64_t choice = share(&bets, seats - (seats > 2));
            chips[seat] = choice < seats - 1 ? choice + (choice >= seat) : -1;
        }
        int64_t leader = start, winner = -1, streak = 0;
        for (;;) {
            int64_t best = 0;
            uint64_t anybody = 0, word = mixed(state);
            state = after(state);
            for (int64_t seat = 0; seat < seats; seat++) {
                int64_t step = seat - leader;
                step += step < 0 ? seats : 0;
                uint64_t held = live[seat];
                int64_t rank = share(&word, __builtin_popcountll(held));
                int64_t place = _tzcnt_u64(_pdep_u64(1ull << rank, held)) & 63;
                int64_t play = held ? plays[seat * most_plays + place] : 0;
                const int64_t *gone = spent + 32 * seat;
                live[seat] = held & ~(uint64_t)(gone[play & 15] | gone[16 + (play >> 4 & 15)]);
                anybody |= live[seat];
                int64_t key = play ? play >> 16 << 3 | (LAST_STEP - step) : 0;
                best = key > best ? key : best;
            }
            int64_t last = leader + LAST_STEP - (best & 7);
            last -= last >= seats ? seats : 0;
            streak = last == winner ? streak + 1 : 1;
            leader = winner = last;
            won[last]++;
            if (!anybody || streak >= BRAWL || (seats == 2 && !(live[0] && live[1]))) break;
        }
        for (int64_t seat = 0; seat < seats; seat++) {
            int met = won[seat] == predicted[seat];
            totals[4 * seat + 1] += won[seat];
            totals[4 * seat + 2] += met;
            int calm = streak < BRAWL, brawls = !calm & (seat == winner);
            int64_t bonus = won[seat] ? 10 * won[seat] : seats >= 5 ? 20 : 30;
            int64_t points = 10 * won[seat] + bonus * met;
            totals[4 * seat] += calm ? points : brawls * (10 * won[seat] + 30);
            totals[4 * seat + 3] += brawls;
            int64_t on = chips[seat] < 0 ? 0 : chips[seat];
            int laid = calm & (chips[seat] >= 0), missed = won[on] != predicted[on];
            totals[4 * seat] += 20 * (laid & missed);
            if (seats == 2) totals[4 * on] += 20 * (laid & !missed);
        }
    }
}
