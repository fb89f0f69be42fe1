export const executablePath: string | undefined;
export const args: string[];
