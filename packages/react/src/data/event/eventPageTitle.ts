/** «Статистика. Кубок Паркета»; the event's home has its bare name. */
export function eventPageTitle({ name }: { name: string }, about: string): string {
  return about === '' ? name : `${about}. ${name}`
}
