import { openDatabase } from '../db/database.ts'
import { calculateDueRatings } from '../modules/rating/work.ts'

/** Calculates the ratings that are due once, as a process of its own that a test can kill. */
const database = await openDatabase({ databaseUrl: process.env['DATABASE_URL'] ?? '', dataDir: '' })
await calculateDueRatings(database.db, new Date())
await database.close()
