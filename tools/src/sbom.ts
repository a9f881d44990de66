import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pnpm, root } from './paths.ts'
import { runOrExit } from './run.ts'

/** `npm run sbom`: what everything here is made of, by the lockfile, as CycloneDX. */
const file = join('dist', 'sbom.cdx.json')
await mkdir(join(root, 'dist'), { recursive: true })
const format = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--lockfile-only']
await runOrExit(process.execPath, [pnpm, 'sbom', ...format, '--out', file])
console.log(`${file} is written`)
