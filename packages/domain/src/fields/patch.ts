/** A value as it is kept: texts without spaces around them. */
function tidy(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value
}

/**
 * «Fields left out keep their value»: the fields with those that were sent written over them. What is
 * no field of ours is not taken over, whatever a body holds besides.
 *
 * @param fields whole; its keys are the fields there are
 */
export function mergeFields<T extends object>(
  fields: T,
  sent: { [Field in keyof T]?: unknown } | undefined,
): T {
  const given = Object.entries(sent ?? {}).filter(
    ([field, value]) => Object.hasOwn(fields, field) && value !== undefined,
  )
  return { ...fields, ...Object.fromEntries(given.map(([field, value]) => [field, tidy(value)])) }
}
