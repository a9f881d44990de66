import { sessionStore } from '../browserStorage.ts'
import { hasTypedText } from './isDirty.ts'

/** Marks code that was reloaded for and has not come since. */
const flagOf = (name: string) => `parket.reloaded-for.${name}`

/**
 * Runs a dynamic import. After a new release the old page's files are gone: the first failure reloads
 * the page, a second one in a row is thrown (spec §2, navigation guard). Each piece of code has a flag
 * of its own, cleared when it has come: whatever else loads well, none can reload for ever.
 * @param name tells this piece of code from others
 */
export async function loadOrReloadOnce<Module>(
  name: string,
  load: () => Promise<Module>,
): Promise<Module> {
  if (typeof window === 'undefined') return load()
  const flag = flagOf(name)
  try {
    const module = await load()
    sessionStore.remove(flag)
    return module
  } catch (error) {
    // A reload would lose what somebody has typed meanwhile.
    if (hasTypedText()) throw error
    // Where the flag would not outlive the page, it would be reloaded for ever.
    if (sessionStore.read(flag) || !sessionStore.write(flag, '1')) throw error
    location.reload()
    return new Promise(() => {})
  }
}
