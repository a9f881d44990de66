import type { Meta, StoryObj } from '@storybook/react-vite'

import { CheckIcon } from '../../icons/CheckIcon.tsx'
import { Card } from '../Card/Card.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Badge } from './Badge.tsx'

/**
 * Состояние в одно-два слова.
 *
 * **Когда применять:** рядом с тем, к чему относится: «Приём заявок», «В листе ожидания».
 *
 * **Когда нет:** на него нажимают: `Button`; это длинный текст: `Alert`. Цвет никогда не
 * единственный знак.
 */
const meta = {
  title: 'Компоненты/Badge',
  component: Badge,
  args: { children: 'Приём заявок' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

const badges = (
  <Inline gap="xsmall">
    <Badge>Черновик</Badge>
    <Badge tone="accent">Приём заявок</Badge>
    <Badge tone="info">Лист ожидания</Badge>
    <Badge tone="positive" iconStart={<CheckIcon />}>
      Оплачено
    </Badge>
    <Badge tone="caution">Частично</Badge>
    <Badge tone="critical">Отменена</Badge>
  </Inline>
)

export const Stickersheet: Story = {
  render: () => (
    <Stack>
      {badges}
      <Card>{badges}</Card>
      <Card tone="sunken">{badges}</Card>
    </Stack>
  ),
}
