/** The place of an event on a map of another site; null where there is none to look for. */
export function mapLink({ city, place }: { city: string; place: string }): string | null {
  const text = [city, place].filter((part) => part !== '').join(', ')
  return text === '' ? null : `https://yandex.ru/maps/?text=${encodeURIComponent(text)}`
}
