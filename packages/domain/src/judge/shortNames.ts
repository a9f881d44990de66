/**
 * Names of a panel where there is no room for all of them: the surname, and of two who share one the initial, too.
 *
 * @param names «Рябова Анна», in any order; may be empty
 */
export function shortNames(names: readonly string[]): string[] {
  const parts = names.map((name) => name.split(' '))
  return parts.map(([surname = '', first = '']) => {
    const isShared = parts.filter(([other]) => other === surname).length > 1
    return isShared && first !== '' ? `${surname}\u00A0${first.charAt(0)}.` : surname
  })
}
