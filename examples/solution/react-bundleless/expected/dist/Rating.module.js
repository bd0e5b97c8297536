import "./Rating_module.css";
const Rating_module = {
    rating: "rating-a4RXKA"
};
export default Rating_module;
