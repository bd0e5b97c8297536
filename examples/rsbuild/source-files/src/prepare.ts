Object.assign(globalThis, { ready: 'yes' });
