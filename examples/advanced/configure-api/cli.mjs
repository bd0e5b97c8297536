import { runCLI } from '@rslib/core';

runCLI({ argv: ['node', 'rslib', 'build', '--lib', 'esm', '--dist-path', 'cli'] });
