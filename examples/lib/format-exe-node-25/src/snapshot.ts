import { startupSnapshot } from 'node:v8';

// Runs during the build, and its result is part of the snapshot.
const name = 'Rslib';

startupSnapshot.setDeserializeMainFunction(() => console.log(`Hello from a snapshot, ${name}!`));
