declare module 'virtual:locales' {
  const shelves: Record<string, () => Promise<{ default: Record<string, string> }>>;
  export default shelves;
}
