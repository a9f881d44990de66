import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.ts'
import { callList, type Contract, type Sources } from './callList.ts'

// Writes the list of calls: node writeCalls.ts <bundled contract> <output>

const server = join(root, 'apps/server/src')

function read(pattern: string): Sources {
  const files = globSync(pattern, { cwd: server }).toSorted()
  return new Map(files.map((file) => [file, readFileSync(join(server, file), 'utf8')]))
}

const [bundle = '', output = ''] = process.argv.slice(2)
const contract = JSON.parse(readFileSync(bundle, 'utf8')) as Contract
writeFileSync(output, callList(contract, read('modules/**/routes.ts'), read('**/*.test.ts')))
