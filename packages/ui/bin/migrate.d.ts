export function migrate(before: string): { code: string; notes: { line: number; text: string }[] }
