import type { LoadedOperations } from '@parket/domain/outbox/outboxMachine'
import type { Operation, Stored } from '@parket/domain/outbox/operation'
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

interface Row {
  /** Given by the store: the order of putting on this device. */
  seq?: number
  queue: string
  /** The owner's id, of an account or a station: nobody else sends it. */
  userId: number
  /** The page that sends it. */
  page: string
  operation: Operation
}

interface Schema extends DBSchema {
  operations: {
    key: number
    value: Row
    indexes: { owner: [string, number]; id: string }
  }
}

/** Whose operations these are. */
export interface OutboxOwner {
  /** The name of the database: accounts have one, stations another, which a logout leaves alone. */
  database: string
  queue: string
  /** Of the account, or the station. */
  ownerId: number
  /** An id of this page: the one that opens last takes over what others left. */
  page: string
}

/** Longer than any browser takes; a deletion that another tab holds up would otherwise be waited for. */
const OPEN_MS = 3000

/** The operations of one owner in one queue, in IndexedDB. Nothing here rejects: without it they stay in memory. */
export interface OutboxStore {
  /** Takes over what is stored of this owner, whichever page put it. */
  load(): Promise<LoadedOperations>
  put(operation: Operation): Promise<Stored>
  /** Whether this page is still the one that sends it. */
  owns(operation: Operation): Promise<boolean>
  remove(operation: Operation): Promise<void>
}

/** @param onFailure hears why the device cannot keep operations */
export function outboxStore(
  { database: name, queue, ownerId, page }: OutboxOwner,
  onFailure: (error: unknown) => void,
): OutboxStore {
  const inMemory = new Set<string>()
  const database = reopeningDatabase(name)

  async function orElse<T>(work: (db: IDBPDatabase<Schema>) => Promise<T>, otherwise: T) {
    try {
      return await database(work)
    } catch (error) {
      onFailure(error)
      return otherwise
    }
  }

  return {
    load: () =>
      orElse<LoadedOperations>(
        async (db) => {
          const { store, done } = writing(db)
          const rows = await store.index('owner').getAll([queue, ownerId])
          await Promise.all([...rows.map((row) => store.put({ ...row, page })), done])
          return { operations: rows.map(({ operation }) => operation), stored: 'kept' }
        },
        { operations: [], stored: 'memory' },
      ),
    async put(operation) {
      const stored = await orElse<Stored>(async (db) => {
        const { store, done } = writing(db)
        await Promise.all([store.add({ queue, userId: ownerId, page, operation }), done])
        return 'kept'
      }, 'memory')
      if (stored === 'memory') inMemory.add(operation.id)
      return stored
    },
    owns: async ({ id }) =>
      inMemory.has(id) ||
      orElse(async (db) => (await db.getFromIndex('operations', 'id', id))?.page === page, true),
    remove: ({ id }) =>
      orElse(async (db) => {
        inMemory.delete(id)
        const { store, done } = writing(db)
        const seq = await store.index('id').getKey(id)
        await Promise.all([seq !== undefined && store.delete(seq), done])
      }, undefined),
  }
}

/** On the disk before it is said to be kept: a device may lose its power. */
function writing(db: IDBPDatabase<Schema>) {
  return db.transaction('operations', 'readwrite', { durability: 'strict' })
}

/**
 * Opens the database when first asked. A handle that the browser has closed is opened again, once for each piece of
 * work; where that fails, the page goes on without.
 */
function reopeningDatabase(name: string) {
  let opened: Promise<IDBPDatabase<Schema>> | null = null
  const forget = () => {
    opened = null
  }
  return async <T>(work: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> => {
    const database = await (opened ??= open(name, forget))
    try {
      return await work(database)
    } catch {
      database.close()
      opened = open(name, forget)
      return work(await opened)
    }
  }
}

async function open(name: string, onClose: () => void): Promise<IDBPDatabase<Schema>> {
  const opening = openDB<Schema>(name, 1, {
    upgrade(db) {
      const store = db.createObjectStore('operations', { keyPath: 'seq', autoIncrement: true })
      store.createIndex('owner', ['queue', 'userId'])
      store.createIndex('id', 'operation.id', { unique: true })
    },
    // A logout deletes that of the accounts, here or in another tab.
    blocking(_now, _next, event) {
      onClose()
      ;(event.target as IDBDatabase).close()
    },
    terminated: onClose,
  })
  return Promise.race([opening, tooLate()])
}

function tooLate(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('IndexedDB does not open')), OPEN_MS)
  })
}
