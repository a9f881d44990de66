/** Whether an error says that a constraint of the schema, by its name, was broken. */
export function violates(error: unknown, constraint: string): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === constraint
}
