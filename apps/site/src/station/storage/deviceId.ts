import { newId } from '@parket/api-client/newId'
import { localStore } from '@parket/react/data/browserStorage'

const key = 'parket.stationDevice'

/** A random name that the device made for itself: the server knows it again by that. A secret of the device. */
export function deviceId(): string {
  const known = localStore.read(key)
  if (known !== null) return known
  const made = newId()
  localStore.write(key, made)
  return made
}
