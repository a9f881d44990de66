import { spawnSync } from 'node:child_process'
import { root } from './paths.ts'

// It asks questions, so it gets the terminal itself.
const { status } = spawnSync('changeset', process.argv.slice(2), { cwd: root, stdio: 'inherit' })
process.exit(status ?? 1)
