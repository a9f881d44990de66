import { v4 } from 'uuid'

/**
 * A new random id (UUID, version 4): of a record that the client names, or the key under which a call may be repeated.
 * It is made on plain HTTP too, the network of a hall, where browsers have no `crypto.randomUUID`.
 */
export function newId(): string {
  return v4()
}
