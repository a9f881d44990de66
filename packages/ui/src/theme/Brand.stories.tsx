import { DEFAULT_ACCENT, type Brand } from '@parket/domain/brand/brand'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { House } from './testing/House.tsx'

/**
 * Команда задаёт один цвет, остальное выведено: поверхности, линии, слова, рисунок, обе темы. К цвету она может
 * выбрать оттенок серого (от своего цвета, тёплый, холодный, нейтральный) и один тон для всех картинок.
 *
 * **Как применять:** наберите цвет на странице «Палитра» и посмотрите, что из него вышло. Слова держат контраст 4,5 на
 * `page`, `wash` и `tint`, края — 3, каким бы цвет ни был: бледным, неоновым, чёрным.
 *
 * **Чего не делать:** не подправляйте отдельные роли под одну команду: роли выводятся из цвета.
 */
const meta = { title: 'Основы/Бренд', parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const houses: readonly (readonly [name: string, brand: Brand])[] = [
  ['Паркет', { accent: DEFAULT_ACCENT }],
  ['Весна', { accent: '#d3ec9b', greys: 'warm', picture_tone: 'dawn' }],
  ['Ореол', { accent: '#111111', greys: 'cool', picture_tone: 'colour' }],
  ['Невский ритм', { accent: '#0f4c4f', picture_tone: 'dusk' }],
  ['Солнечный круг', { accent: '#fff3a3' }],
  ['Неон', { accent: '#39ff14' }],
]

const grid = {
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 420px), 1fr))',
} as const

/** Teams side by side: told apart by picture, mark and temperature, not by hue alone. */
export const SideBySide: Story = {
  name: 'Команды рядом',
  render: () => (
    <div style={grid}>
      {(['light', 'dark'] as const).flatMap((theme) =>
        houses.map(([name, brand], index) => (
          <House key={`${theme}${name}`} {...{ name, brand, theme }} eventId={index + 1} />
        )),
      )}
    </div>
  ),
}
