import { join } from 'node:path'

import { readConfig } from './config/config.ts'
import { makeCopy } from './copy/makeCopy.ts'
import { refuseFilled, restoreCopy } from './copy/restoreCopy.ts'
import { readSecret } from './copy/settings.ts'
import { verifyCopy } from './copy/verifyCopy.ts'
import { openDatabase } from './db/database.ts'
import { readVersion } from './lifecycle/version.ts'
import { createLogger } from './logging/logger.ts'
import { OperatorError } from './operator/operatorError.ts'
import { runForOperator } from './operator/runForOperator.ts'
import { KEY_FILE } from './security/vault.ts'
import { openStorage } from './storage/openStorage.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/**
 * `npm run move -- <DATABASE_URL>`: from the embedded database, of a server that is stopped, to PostgreSQL
 * (docs/backup.md). Files stay where they are. The copy that it makes stays as a backup, and so does the old database.
 */
await runForOperator(async () => {
  const config = readConfig(process.env)
  if (config.databaseUrl !== null) {
    throw new OperatorError('Leave DATABASE_URL empty: the data come from DATA_DIR.')
  }
  const { databaseUrl } = readConfig({ DATABASE_URL: process.argv[2] })
  if (databaseUrl === null) {
    throw new OperatorError('Name the target: npm run move -- postgres://user@host/database')
  }
  const { storage } = await openStorage(config, createLogger(config.logLevel))
  // Held until the end: a server that started meanwhile would write what nobody moves.
  const source = await openDatabase(config)
  const target = await openDatabase({ databaseUrl, dataDir: config.dataDir })
  try {
    await refuseFilled(target.db)
    const secret = await readSecret(config)
    const copied = { db: source.db, storage, secret, version: readVersion() }
    const into = join(config.dataDir, 'copies')
    const folder = await makeCopy(copied, into, { key: null, now: new Date(), onStep: say })
    const { manifest, problems } = await verifyCopy(folder, null)
    if (problems.length > 0) throw new OperatorError(problems.join('\n'))
    await restoreCopy({ db: target.db, storage }, folder, manifest, null)
  } finally {
    await target.close()
    await source.close()
  }
  say('Moved. Start with DATABASE_URL set to that address, and the same DATA_DIR.')
  if (config.secretKey === null) {
    say(`Set SECRET_KEY to what is in ${join(config.dataDir, KEY_FILE)}: second factors need it.`)
  }
})
