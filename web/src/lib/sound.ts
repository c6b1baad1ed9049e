/** Four sounds of a pub, made here, not recorded: paper, wood, glass and a low bell. */

import { settings } from "./settings.svelte";

export type Sound = "paper" | "wood" | "glass" | "bell";

/** Nothing is set up before the first sound that is wanted: browsers ask for a tap first. */
let audio: AudioContext | undefined;

export function play(sound: Sound): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  SOUNDS[sound](audio, audio.currentTime);
}

const SOUNDS: Record<Sound, (audio: AudioContext, at: number) => void> = {
  paper: (audio, at) => rustle(audio, at, { pitch: 3200, width: 0.8, lasts: 0.09, loud: 0.14 }),
  wood: (audio, at) => {
    rustle(audio, at, { pitch: 420, width: 3, lasts: 0.06, loud: 0.5 });
    ring(audio, at, { pitch: 165, lasts: 0.09, loud: 0.22 });
  },
  glass: (audio, at) => {
    ring(audio, at, { pitch: 2093, lasts: 0.5, loud: 0.07 });
    ring(audio, at + 0.01, { pitch: 3322, lasts: 0.35, loud: 0.04 });
    ring(audio, at + 0.015, { pitch: 5217, lasts: 0.2, loud: 0.02 });
  },
  bell: (audio, at) => {
    ring(audio, at, { pitch: 131, lasts: 2.4, loud: 0.2 });
    ring(audio, at, { pitch: 131 * 2.4, lasts: 1.6, loud: 0.08 }); // a bell's partials are not whole
    ring(audio, at, { pitch: 131 * 4.1, lasts: 0.9, loud: 0.04 });
  },
};

interface Tone {
  pitch: number;
  lasts: number;
  loud: number;
}

function ring(audio: AudioContext, at: number, { pitch, lasts, loud }: Tone): void {
  const tone = audio.createOscillator();
  tone.frequency.value = pitch;
  tone.connect(fading(audio, at, lasts, loud));
  tone.start(at);
  tone.stop(at + lasts);
}

function rustle(audio: AudioContext, at: number, tone: Tone & { width: number }): void {
  const noise = audio.createBufferSource();
  noise.buffer = whiteNoise(audio, tone.lasts);
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = tone.pitch;
  band.Q.value = tone.width;
  noise.connect(band).connect(fading(audio, at, tone.lasts, tone.loud));
  noise.start(at);
}

function fading(audio: AudioContext, at: number, lasts: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  gain.connect(audio.destination);
  return gain;
}

function whiteNoise(audio: AudioContext, lasts: number): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
