import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from '../components/Heading/Heading.tsx'
import { Inline } from '../components/Inline/Inline.tsx'
import { Stack } from '../components/Stack/Stack.tsx'
import { Text } from '../components/Text/Text.tsx'

/**
 * Цвета названы по смыслу, а не по виду: `wash`, `ink-2`, `bad`.
 *
 * **Как применять:** берите переменную темы (`var(--p-wash)`, в стилях `vars.wash`). Акцент у
 * каждой команды свой, из него выведены все остальные цвета. Им красят главное действие, ссылки и
 * выбранное. `good`, `warn`, `bad` говорят о состоянии и всегда идут вместе со словом; если акцент
 * к ним близок, они отступают от него: ошибка не похожа на ссылку.
 *
 * **Чего не делать:** не пишите цвет числом — в тёмной теме и с чужим акцентом он не сойдётся. Не
 * красьте акцентом то, что не нажимают. Не различайте вещи одним цветом.
 */
const meta = { title: 'Основы/Цвет' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const groups = {
  Поверхности: ['page', 'wash', 'tint', 'veil'],
  'Линии и текст': ['line', 'line-2', 'ink', 'ink-2'],
  Акцент: ['accent', 'accent-hover', 'accent-edge', 'on-accent', 'accent-text'],
  'Под рисунком': ['ground', 'on-ground', 'on-ground-2', 'ground-tile'],
  Состояния: ['good', 'good-tint', 'warn', 'warn-tint', 'bad', 'bad-tint'],
}

function Swatch({ name }: { name: string }) {
  const background = `var(--p-${name})`
  return (
    <div style={{ width: 120 }}>
      <div
        style={{
          height: 56,
          borderRadius: 6,
          background,
          boxShadow: 'inset 0 0 0 1px var(--p-line)',
        }}
      />
      <Text size="small">{name}</Text>
    </div>
  )
}

export const Roles: Story = {
  name: 'Роли',
  render: () => (
    <Stack gap="xlarge">
      {Object.entries(groups).map(([title, names]) => (
        <Stack key={title} gap="small">
          <Heading level={2} size={4}>
            {title}
          </Heading>
          <Inline align="start">
            {names.map((name) => (
              <Swatch key={name} name={name} />
            ))}
          </Inline>
        </Stack>
      ))}
    </Stack>
  ),
}
