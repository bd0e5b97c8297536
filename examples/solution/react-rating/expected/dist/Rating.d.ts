export interface RatingProps {
    /** What is rated. */
    label: string;
    initial?: number;
}
export declare function Rating({ label, initial }: RatingProps): import("react").JSX.Element;
