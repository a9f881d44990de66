import type { Meta, StoryObj } from '@storybook/react-vite'

import { Card } from '../Card/Card.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Skeleton } from './Skeleton.tsx'

/** Место того, что грузится, в его будущей форме. */
const meta = {
  title: 'Компоненты/Отклик/Skeleton: загрузка, скелетон',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

/** The one whose props the workshop's controls change. */
export const Example: Story = { name: 'Пример', tags: ['!test'] }

export const Stickersheet: Story = {
  name: 'Строки и блоки',
  render: () => (
    <Card>
      <Stack>
        <Skeleton width="40%" height={28} />
        <Skeleton lines={3} />
        <Skeleton width={160} height={44} />
      </Stack>
    </Card>
  ),
}
