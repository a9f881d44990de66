/** Whether an error says that a constraint of the schema, by its name, was broken. */
export function violatesConstraint(error: unknown, constraint: string): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === constraint
}

/** Whether an error says that any constraint was broken: a row that is needed, there already, out of bounds. */
export function isIntegrityError(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    error.code.startsWith('23')
  )
}
