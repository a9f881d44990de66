import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { LiveBadge } from './LiveBadge.tsx'

/** Говорит, что это происходит сейчас: зелёная точка и слово. Не мигает. */
const meta = {
  title: 'Компоненты/Судейство/LiveBadge: идёт сейчас, бейдж',
  component: LiveBadge,
  args: { children: 'идёт' },
} satisfies Meta<typeof LiveBadge>

export default meta
type Story = StoryObj<typeof meta>

/** The one whose props the workshop's controls change. */
export const Example: Story = { name: 'Пример', tags: ['!test'] }

export const Stickersheet: Story = {
  name: 'Все виды',
  render: () => (
    <Stack gap="small">
      <LiveBadge>идёт</LiveBadge>
      <LiveBadge>Заход&nbsp;2 на&nbsp;паркете</LiveBadge>
    </Stack>
  ),
}
