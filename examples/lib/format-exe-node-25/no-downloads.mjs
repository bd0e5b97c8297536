// Stands in for nodejs.org: prints the addresses that are asked for, and has only a list of checksums.
globalThis.fetch = async (address) => {
  console.log(`GET ${address}`);
  if (!address.endsWith('/SHASUMS256.txt')) return new Response('', { status: 404, statusText: 'Not Found' });
  const version = address.split('/').at(-2);
  const files = ['win-x64.zip', 'darwin-arm64.tar.gz', 'linux-x64.tar.gz'].map((name) => `node-${version}-${name}`);
  return new Response(files.map((file) => `${'0'.repeat(64)}  ${file}\n`).join(''));
};
