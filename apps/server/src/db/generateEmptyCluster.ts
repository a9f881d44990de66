import { writeFile } from 'node:fs/promises'

import { packEmptyCluster } from './emptyCluster.ts'

// Run by `npm run release`: writes the empty database that a release carries to the file it is told.
const [, , file = ''] = process.argv
await writeFile(file, Buffer.from(await (await packEmptyCluster()).arrayBuffer()))
