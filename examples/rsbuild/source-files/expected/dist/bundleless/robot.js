import robot_namespaceObject from "./static/assets/robot.stl";
export default robot_namespaceObject;
