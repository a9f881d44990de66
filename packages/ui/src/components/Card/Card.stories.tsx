import type { Meta, StoryObj } from '@storybook/react-vite'

import { Heading } from '../Heading/Heading.tsx'
import { Link } from '../Link/Link.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Card } from './Card.tsx'

/** Часть страницы на своём фоне. */
const meta = {
  title: 'Компоненты/Текст и раскладка/Card: карточка',
  component: Card,
  args: { children: 'Карточка' },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

/** The one whose props the workshop's controls change. */
export const Example: Story = { name: 'Пример', tags: ['!test'] }

export const Stickersheet: Story = {
  name: 'Фоны и поля',
  render: () => (
    <Stack gap="large">
      {(['page', 'wash', 'tint'] as const).map((tone) => (
        <Card key={tone} tone={tone}>
          <Heading level={3}>Кубок Паркета</Heading>
          <Text tone="secondary">15–16 мая 2027. Москва</Text>
        </Card>
      ))}
      <Card isLinked as="article">
        <Heading level={3}>
          <Link href="#event" isQuiet isStretched>
            Вся карточка — ссылка
          </Link>
        </Heading>
        <Text tone="secondary">15–16 мая 2027. Москва</Text>
      </Card>
      <Card padding="small">Тесная</Card>
      <Card padding="large">Просторная</Card>
    </Stack>
  ),
}
