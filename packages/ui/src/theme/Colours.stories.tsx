import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../components/Badge/Badge.tsx'
import { Button } from '../components/Button/Button.tsx'
import { Card } from '../components/Card/Card.tsx'
import { Heading } from '../components/Heading/Heading.tsx'
import { Inline } from '../components/Inline/Inline.tsx'
import { Link } from '../components/Link/Link.tsx'
import { Stack } from '../components/Stack/Stack.tsx'
import { Text } from '../components/Text/Text.tsx'
import { brandVariables } from './brand.ts'

/**
 * Цвета названы по смыслу, а не по виду: `surface`, `text-secondary`, `critical-text`.
 *
 * **Как применять:** берите переменную темы (`var(--p-surface)`, в стилях `vars.surface`). Акцент у
 * каждой команды свой: им красят главное действие, ссылки и выбранное. Тона `info`, `positive`,
 * `caution`, `critical` говорят о смысле и всегда идут вместе со словом или значком.
 *
 * **Чего не делать:** не пишите цвет числом — в тёмной теме и с чужим акцентом он не сойдётся. Не
 * красьте акцентом то, что не нажимают. Не различайте вещи одним цветом.
 */
const meta = { title: 'Основы/Цвет' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const groups = {
  Поверхности: ['page', 'surface', 'raised', 'sunken', 'hover'],
  'Линии и текст': ['line', 'line-strong', 'text', 'text-secondary', 'focus'],
  Акцент: [
    'accent-fill',
    'accent-fill-hover',
    'accent-on-fill',
    'accent-edge',
    'accent-text',
    'accent-line',
    'accent-soft',
    'accent-soft-hover',
  ],
  Смыслы: ['info', 'positive', 'caution', 'critical'].flatMap((tone) => [
    `${tone}-text`,
    `${tone}-soft`,
    `${tone}-line`,
  ]),
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
      <Text size="caption">{name}</Text>
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

const accents = ['#7a2a5c', '#2f6f4e', '#b8860b', '#0b5fff', '#ff3b6b', '#fff3a3', '#000000']

/** Any colour a team picks keeps its text readable: here are kind ones and unkind ones. */
export const AnyAccent: Story = {
  name: 'Любой акцент',
  render: (_, { globals }) => (
    <Stack>
      {accents.map((accent) => {
        const shades = brandVariables(accent)[globals['theme'] === 'dark' ? 'dark' : 'light']
        return (
          <div key={accent} style={shades as Record<string, string>}>
            <Card>
              <Inline>
                <Text as="span" isTabular>
                  {accent}
                </Text>
                <Button variant="primary">Записаться</Button>
                <Button variant="quiet">Подробнее</Button>
                <Badge tone="accent">Приём заявок</Badge>
                <Link href="#rules">Положение</Link>
              </Inline>
            </Card>
          </div>
        )
      })}
    </Stack>
  ),
}
