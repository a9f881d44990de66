/** The only values there are of a parameter; without them any text counts. */
export type KnownValues<State> = { [Name in keyof State]?: readonly State[Name][] }

/**
 * Reads parameters out of an address's query.
 * @param defaults every parameter with its value when the address does not name it, or names one we
 *   do not know
 * @param search with or without «?»
 */
export function readSearchState<State extends { [Name in keyof State]: string }>(
  search: string,
  defaults: State,
  known: KnownValues<State> = {},
): State {
  const parameters = new URLSearchParams(search)
  const values = new Map(Object.entries<readonly string[] | undefined>(known))
  return Object.fromEntries(
    Object.entries<string>(defaults).map(([name, preset]) => {
      const value = parameters.get(name) ?? preset
      return [name, values.get(name)?.includes(value) === false ? preset : value]
    }),
  ) as State
}
