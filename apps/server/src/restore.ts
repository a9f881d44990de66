import { text } from 'node:stream/consumers'

import { readConfig, type Config } from './config/config.ts'
import { readPart } from './copy/part.ts'
import { restoreCopy } from './copy/restoreCopy.ts'
import { keepSecret, readBackupKey } from './copy/settings.ts'
import { verifyCopy } from './copy/verifyCopy.ts'
import { openDatabase } from './db/database.ts'
import { createLogger } from './logging/logger.ts'
import { OperatorError } from './operator/operatorError.ts'
import { runForOperator } from './operator/runForOperator.ts'
import { openStorage } from './storage/openStorage.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** `npm run restore -- <copy>`: fills the empty installation that the settings name (docs/backup.md). */
await runForOperator(async () => {
  const [folder] = process.argv.slice(2)
  if (folder === undefined) throw new OperatorError('Name a copy: npm run restore -- /mnt/copies/…')
  await restore(readConfig(process.env), folder)
})

async function restore(config: Config, folder: string): Promise<void> {
  const key = readBackupKey(process.env)
  const { manifest, problems } = await verifyCopy(folder, key)
  if (problems.length > 0) throw new OperatorError(problems.join('\n'))
  const { secret, tables } = manifest
  const { db, close } = await openDatabase(config)
  try {
    const { storage } = await openStorage(config, createLogger(config.logLevel))
    const toDo = await keepSecret(
      config,
      secret && (await text(readPart(folder, secret.file, key))),
    )
    await restoreCopy({ db, storage }, folder, manifest, key)
    say(`Restored: ${tables.length} tables, ${manifest.files.length} files`)
    if (toDo) say(toDo)
  } finally {
    await close()
  }
}
