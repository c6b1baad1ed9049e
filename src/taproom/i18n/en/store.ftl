### Why the store cannot be opened or written. Keys: refusal-store-<reason>.

refusal-store-url = There is no store at "{ $scheme }". Write { $known }.
refusal-store-unwritable = The file { $file } cannot be opened for writing. Check the folder and its permissions.
refusal-store-not-a-database = The file { $file } is not a database of Taproom, or it is damaged. Choose another file.
refusal-store-newer = The file { $file } was written by a newer Taproom. Upgrade this one.
refusal-store-full = The disk is full. Make room beside { $file }, then go on.
refusal-store-busy = Another program holds the file { $file }. Try again in a moment.
refusal-store-failed = The file { $file } cannot be used: { $why }.
