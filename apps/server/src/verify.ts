import { readBackupKey } from './copy/settings.ts'
import { verifyCopy } from './copy/verifyCopy.ts'
import { OperatorError } from './operator/operatorError.ts'
import { runForOperator } from './operator/runForOperator.ts'

/** `npm run verify -- <copy>`: checks a copy without a database (docs/backup.md). Exit code 0: it is whole. */
await runForOperator(async () => {
  const [folder] = process.argv.slice(2)
  if (folder === undefined) throw new OperatorError('Name a copy: npm run verify -- /mnt/copies/…')
  const { manifest, problems } = await verifyCopy(folder, readBackupKey(process.env))
  for (const problem of problems) process.stdout.write(`${problem}\n`)
  if (problems.length > 0) throw new OperatorError('This copy cannot be restored.')
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const { made_at, version, files, missing } = manifest
  process.stdout.write(`Whole: ${rows} rows, ${files.length} files, of ${made_at}, by ${version}\n`)
  for (const key of missing) process.stdout.write(`The store did not have the file ${key}\n`)
})
