import type { Meta, StoryObj } from '@storybook/react-vite'

import { Card } from '../Card/Card.tsx'
import { Link } from '../Link/Link.tsx'
import { DescriptionList } from './DescriptionList.tsx'

/** Сведения: название и значение. */
const meta = {
  title: 'Компоненты/Данные/DescriptionList: список сведений',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Когда', description: '15–16 мая 2027' },
      { term: 'Где', description: 'Москва, Дворец культуры имени Зуева, улица Лесная, 18' },
      { term: 'Email', description: <Link href="mailto:cup@parket.test">cup@parket.test</Link> },
    ],
  },
} satisfies Meta<typeof DescriptionList>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  name: 'Обычный вид',
  render: (args) => (
    <Card>
      <DescriptionList {...args} />
    </Card>
  ),
}
