// Opens the embedded database, says so, and holds it until it is killed.
import { openEmbedded } from '../db/embedded.ts'

await openEmbedded(process.env['DATA_DIR'] ?? '')
process.stdout.write('open\n')
setInterval(() => {}, 60_000)
