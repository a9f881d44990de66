import { DEFAULT_ACCENT, type Brand } from '@parket/domain/brand/brand'

/** Teams of the demo, and colours that a team could not choose worse. */
export const demoBrands: readonly (readonly [name: string, brand: Brand])[] = [
  ['Паркет', { accent: DEFAULT_ACCENT }],
  ['Весна', { accent: '#d3ec9b', greys: 'warm', picture_tone: 'dawn' }],
  ['Ореол', { accent: '#111111', greys: 'cool', picture_tone: 'colour' }],
  ['Невский ритм', { accent: '#0f4c4f', picture_tone: 'dusk' }],
  ['Солнечный круг', { accent: '#fff3a3' }],
  ['Неон', { accent: '#39ff14' }],
]
