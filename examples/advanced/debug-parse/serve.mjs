import { spawn } from 'node:child_process';

const build = spawn('rslib', {
  env: { ...process.env, RSDOCTOR: 'true' },
  stdio: ['ignore', 'pipe', 'ignore'],
});

for await (const output of build.stdout) {
  const [address] = String(output).match(/http:\S+/) ?? [];
  if (!address) continue;
  const response = await fetch(address);
  const [title] = (await response.text()).match(/<title>.*<\/title>/);
  console.log(response.status, title, { exitCode: build.exitCode });
  build.kill();
}
