import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoBrands } from './testing/demoBrands.ts'
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
        demoBrands.map(([name, brand], index) => (
          <House key={`${theme}${name}`} {...{ name, brand, theme }} eventId={index + 1} />
        )),
      )}
    </div>
  ),
}
