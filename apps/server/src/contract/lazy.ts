/** Works something out at the first call, and gives the same to all later ones. */
export function lazy<T>(workOut: () => T): () => T {
  let found: { value: T } | undefined
  return () => {
    found ??= { value: workOut() }
    return found.value
  }
}
