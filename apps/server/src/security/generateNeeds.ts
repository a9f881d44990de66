import { readFile, writeFile } from 'node:fs/promises'

// Writes the rights by operation from the contract: node generateNeeds.ts <bundled contract> <output>

/** As the generated file, a folder deeper, imports it. */
const shape = '../need.ts'

type Operation = { operationId: string; 'x-needs'?: Record<string, string | string[]> }

const [bundle = '', output = ''] = process.argv.slice(2)
const { paths } = JSON.parse(await readFile(bundle, 'utf8')) as {
  paths: Record<string, Record<string, Operation>>
}
const operations = Object.values(paths)
  .flatMap((item) => Object.values(item))
  .filter((node) => 'operationId' in node)
const rows = operations.map(({ operationId, 'x-needs': needs }) => {
  if (!needs) throw new Error(`Operation ${operationId} has no x-needs`)
  const fields = Object.entries(needs).map(([name, value]) => `${name}: ${written(value)}`)
  return `  ${operationId}: { ${fields.join(', ')} },`
})
function written(value: string | string[]): string {
  return Array.isArray(value) ? `[${value.map(written).join(', ')}]` : `'${value}'`
}

await writeFile(
  output,
  `// Written by \`npm run generate\` from \`x-needs\` in openapi/; not by hand.
import type { operations } from '@parket/api-client/schema'

import type { Need } from '${shape}'

/** What each call needs, also those that are not built yet. */
export const needs: Record<keyof operations, Need> = {
${rows.join('\n')}
}
`,
)
