import type { Meta, StoryObj } from '@storybook/react-vite'

import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Link } from './Link.tsx'

/** Ссылка. */
const meta = {
  title: 'Компоненты/Навигация/Link: ссылка',
  component: Link,
  args: { href: '#info', children: 'положении о турнире' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  name: 'В тексте и отдельно',
  render: (args) => (
    <Stack>
      <Text>
        Правила описаны в <Link {...args} />, а вопросы принимает{' '}
        <Link href="https://example.org/" isExternal>
          федерация
        </Link>
        .
      </Text>
      <Text size="large" weight="strong">
        <Link href="#event" isQuiet>
          Кубок Паркета
        </Link>
      </Text>
    </Stack>
  ),
}
