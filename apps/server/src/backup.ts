import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { readConfig, type Config } from './config/config.ts'
import { askForCopy } from './copy/control.ts'
import { keepNewest } from './copy/keep.ts'
import { noteBackup } from './processes/lastBackup.ts'
import { makeCopy } from './copy/makeCopy.ts'
import { readBackupKey, readSecret } from './copy/settings.ts'
import { openDatabase } from './db/database.ts'
import { embeddedFolder } from './db/embedded.ts'
import { readVersion } from './lifecycle/version.ts'
import { createLogger } from './logging/logger.ts'
import { OperatorError } from './operator/operatorError.ts'
import { runForOperator } from './operator/runForOperator.ts'
import { openStorage } from './storage/openStorage.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** `npm run backup -- <folder> [--keep 7]`: a copy of the installation, also while it runs (docs/backup.md). */
await runForOperator(async () => {
  const { into, keep } = readOptions()
  const config = readConfig(process.env)
  const key = readBackupKey(process.env)
  if (config.databaseUrl === null && !existsSync(embeddedFolder(config.dataDir))) {
    throw new OperatorError(`${config.dataDir} holds no database: set DATA_DIR or DATABASE_URL.`)
  }
  const isEmbedded = config.databaseUrl === null
  const asked = isEmbedded ? await askForCopy(config.dataDir, { into, key }, say) : null
  const folder = asked ?? (await copyHere(config, into, key))
  say(`The copy is in ${folder}`)
  if (key === null) {
    say('It is NOT encrypted and holds personal data and secrets: keep it safe, or set BACKUP_KEY.')
  }
  if (keep === null) return
  for (const name of await keepNewest(into, keep)) say(`Deleted: ${name}`)
})

async function copyHere(config: Config, into: string, key: string | null): Promise<string> {
  const { db, close } = await openDatabase(config)
  try {
    const { storage } = await openStorage(config, createLogger(config.logLevel))
    const secret = await readSecret(config)
    const copied = { db, storage, secret, version: readVersion() }
    const made = await makeCopy(copied, into, { key, now: new Date(), onStep: say })
    // A server that may only be read is copied all the same.
    await noteBackup(db, new Date()).catch(() =>
      say('The database could not note that there is a copy.'),
    )
    return made
  } finally {
    await close()
  }
}

function readOptions(): { into: string; keep: number | null } {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: 'string' } },
  })
  const [into] = positionals
  if (into === undefined) throw new OperatorError('Name a folder: npm run backup -- /mnt/copies')
  const keep = values.keep === undefined ? null : Number(values.keep)
  if (keep !== null && !(Number.isInteger(keep) && keep >= 1)) {
    throw new OperatorError('--keep must be a whole number from 1.')
  }
  return { into: resolve(into), keep }
}
