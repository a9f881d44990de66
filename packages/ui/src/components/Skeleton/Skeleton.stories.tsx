import type { Meta, StoryObj } from '@storybook/react-vite'

import { Card } from '../Card/Card.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Skeleton } from './Skeleton.tsx'

const meta = { title: 'Компоненты/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
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
