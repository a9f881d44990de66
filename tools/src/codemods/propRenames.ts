/** What became of a component's prop: its new name, or a boolean with the opposite meaning. */
export type PropRename = string | { opposite: string }

export interface ComponentRenames {
  props: Readonly<Record<string, PropRename>>
  /** Keys of the objects in `items`. */
  itemKeys?: Readonly<Record<string, string>>
}

const ariaLabel = { label: 'aria-label' }
const button = { ariaLabel: 'aria-label', fullWidth: 'isFullWidth' }

/** Old to new names of the props of `@parket/ui`, by component. */
export const componentRenames: Readonly<Record<string, ComponentRenames>> = {
  Badge: { props: { icon: 'iconStart' } },
  Button: { props: button },
  ButtonLink: { props: button },
  Card: { props: { labelledBy: 'aria-labelledby' } },
  CheckboxGroup: { props: { options: 'items' } },
  ComboBox: { props: { options: 'items' }, itemKeys: { detail: 'description' } },
  CopyButton: { props: ariaLabel },
  Disclosure: { props: { isInitiallyOpen: 'defaultOpen', onToggle: 'onOpenChange' } },
  IconButton: {
    props: {
      ...ariaLabel,
      controls: 'aria-controls',
      isExpanded: 'aria-expanded',
      isPressed: 'isSelected',
    },
  },
  Inline: { props: { wrap: { opposite: 'isOneLine' } } },
  LoginDialog: { props: { isRunning: 'isPending' } },
  Menu: { props: { entries: 'items' }, itemKeys: { icon: 'iconStart' } },
  Pagination: { props: ariaLabel },
  QrCode: { props: ariaLabel },
  RadioGroup: { props: { options: 'items' } },
  Select: { props: { options: 'items' } },
  Spinner: { props: ariaLabel },
  Stack: { props: { ariaLabel: 'aria-label' } },
  Stepper: { props: { ...ariaLabel, steps: 'items' }, itemKeys: { onSelect: 'onPress' } },
  Table: { props: { caption: 'aria-label' } },
  Tabs: {
    props: { ...ariaLabel, tabs: 'items', selected: 'value', onSelect: 'onChange' },
    itemKeys: { title: 'label' },
  },
  Timeline: { props: ariaLabel },
}

/** Old to new names of exported types and components; an import's path that ends so changes with it. */
export const exportRenames: Readonly<Record<string, string>> = {
  CheckboxGroupOption: 'CheckboxGroupItem',
  ComboBoxOption: 'ComboBoxItem',
  MenuEntry: 'MenuItem',
  NoRightScreen: 'NoRightPage',
  RegistrationEntryScreen: 'RegistrationScreen',
  RegistrationEntryScreenProps: 'RegistrationScreenProps',
  RadioGroupOption: 'RadioGroupItem',
  SelectOption: 'SelectItem',
  StepperStep: 'StepperItem',
  TabItem: 'TabsItem',
}

/** Old to new import paths. */
export const moduleRenames: Readonly<Record<string, string>> = {
  '@parket/ui/screens/registration/RegistrationEntryScreen':
    '@parket/ui/screens/registration/RegistrationScreen',
  '@parket/ui/screens/status/NoRightScreen': '@parket/ui/layouts/NoRightPage',
}
