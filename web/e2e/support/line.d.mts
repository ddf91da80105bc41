export interface CuttableLine {
    address: string;
    cut(): void;
    mend(): void;
    close(): void;
}
export function cuttableLine(): Promise<CuttableLine>;
