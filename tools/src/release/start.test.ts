import { deepEqual } from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'

const folder = mkdtempSync(join(tmpdir(), 'parket-start-'))
after(() => rmSync(folder, { recursive: true }))
copyFileSync(join(import.meta.dirname, 'start.sh'), join(folder, 'start'))
chmodSync(join(folder, 'start'), 0o755)
mkdirSync(join(folder, 'bin'))

/** Runs `./start` with a Node that says it has this version, and otherwise prints what it is asked to run. */
function startWith(version: string, ...args: string[]) {
  const node = join(folder, 'bin/node')
  writeFileSync(node, `#!/bin/sh\n[ "$1" = -p ] && echo ${version} && exit\necho "$@"\n`)
  chmodSync(node, 0o755)
  const env = { PATH: `${join(folder, 'bin')}:/usr/bin:/bin` }
  const { status, stdout, stderr } = spawnSync(join(folder, 'start'), args, { env })
  return { status, ran: /src\/.*/.exec(stdout.toString())?.[0], said: stderr.toString() }
}

void test('an older Node is told in one line what is needed', () => {
  for (const version of ['18.20.4', '20.19.0', '22.10.0']) {
    deepEqual(startWith(version), {
      status: 1,
      ran: undefined,
      said: `Паркет needs Node 22.11 or newer (found: ${version}); install it, or take the release with Node in it.\n`,
    })
  }
})

void test('Node from 22.11 on starts the server, or a command with what follows', () => {
  deepEqual(startWith('22.11.0').ran, 'src/start.js')
  deepEqual(startWith('24.1.0').ran, 'src/start.js')
  deepEqual(startWith('26.0.0', 'backup', '/mnt', '--keep', '7').ran, 'src/backup.js /mnt --keep 7')
  deepEqual(startWith('22.11.0', 'check-result', 'a.json').ran, 'src/checkResult.js a.json')
  deepEqual(startWith('22.11.0', 'check-journal', 'a.jsonl').ran, 'src/checkJournal.js a.jsonl')
})
