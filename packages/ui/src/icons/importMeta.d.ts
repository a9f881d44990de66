/** What the stories use of Vite's `import.meta`. */
interface ImportMeta {
  glob<Module>(pattern: string, options: { eager: true }): Record<string, Module>
}
